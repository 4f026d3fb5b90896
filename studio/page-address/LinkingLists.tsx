import type { Linking } from './linking.ts'
import { UsesList } from './UsesList.tsx'

interface LinkingListsProps {
  linking: Linking
  /** The address that the page leaves. */
  address: string
  /** True when the page is taken off the site, false when it moves. */
  goesAway: boolean
}

/** What links to a page that leaves its address, and what becomes of each link. */
export function LinkingLists({ linking, address, goesAway }: LinkingListsProps) {
  const { following, naming, leading } = linking
  const isUnknown = following.length + naming.length === 0
  return (
    <>
      {isUnknown ? (
        <p>Nothing on the site links to {address}, but search engines and printed words may.</p>
      ) : null}
      {following.length === 0 ? null : (
        <UsesList
          words={
            goesAway
              ? 'These link to this page. Without it, visitors see no link there:'
              : 'These link to this page. Their links follow it by themselves:'
          }
          uses={following}
        />
      )}
      {naming.length === 0 ? null : (
        <UsesList words={`These have the path ${address} written in them:`} uses={naming} />
      )}
      {leading.length === 0 ? null : (
        <p>
          With a redirect, visitors of {leading.map(({ from }) => from).join(', ')} are sent to the
          new address too.
        </p>
      )}
    </>
  )
}
