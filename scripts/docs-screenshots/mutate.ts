/**
 * Changes the sandbox's content past the Studio.
 * @param sandbox its origin
 * @throws Error when it refuses the change
 */
export async function mutate(sandbox: string, mutations: unknown[]): Promise<void> {
  const answer = await fetch(`${sandbox}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  if (!answer.ok) throw new Error(`The sandbox refused a change: ${await answer.text()}`)
}
