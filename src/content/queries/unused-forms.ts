import { sanityClient } from '#src/content/client/sanity-client.ts'
import { unusedIn } from '#src/content/validate/unused-forms.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'
import { unusedForms } from './fragments.ts'

/**
 * The forms that the published site settings switch off: for the build, which asks before it bundles
 * anything.
 * @throws Error when the content API does not answer
 */
export async function loadUnusedForms(): Promise<FormName[]> {
  return unusedIn({ unusedForms: await sanityClient.fetch<unknown>(unusedForms) })
}
