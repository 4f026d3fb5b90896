import type { Context } from 'hono'

/** A text of a form that was sent; empty when it is not there. */
export async function field(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name]
  return typeof value === 'string' ? value : ''
}
