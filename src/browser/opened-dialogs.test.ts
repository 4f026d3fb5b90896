import { expect, test } from 'vitest'
import { openedDialogs } from './dialog-command.ts'

test('a page has the dialogs that its actions open, wherever they are', () => {
  const page = {
    sections: [
      { actions: [{ label: 'A', opens: 'demo' }] },
      { action: { label: 'B', opens: 'demo' } },
      { list: [{ link: { opens: 'jobs' } }] },
    ],
  }
  expect(openedDialogs(page)).toEqual(['demo', 'jobs'])
  expect(openedDialogs(null)).toEqual([])
})
