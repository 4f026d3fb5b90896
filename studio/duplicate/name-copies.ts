import { useToast } from '@sanity/ui/toast'
import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity'
import { copyOf, showsOthers } from './copy.ts'

/** Names a duplicate as a copy, and says what the two have in common. */
export function nameCopies(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action === 'duplicate' ? named(action) : action))
}

function named(useOriginal: DuplicateDocumentActionComponent): DocumentActionComponent {
  const useNamed: DocumentActionComponent = (props) => {
    const { push } = useToast()
    const original = useOriginal({ ...props, mapDocument: copyOf })
    if (original === null) return null
    const onHandle = () => {
      original.onHandle?.()
      if (!showsOthers(props.draft ?? props.published)) return
      push({
        status: 'info',
        closable: true,
        duration: 15_000,
        title: 'The copy shows the same cards, people and plans.',
        description: 'A change to one of them shows in both places.',
      })
    }
    return { ...original, onHandle }
  }
  return Object.assign(useNamed, { action: useOriginal.action })
}
