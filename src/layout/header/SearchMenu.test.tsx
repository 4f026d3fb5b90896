import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { QuickSearch } from './SearchMenu.tsx'

test('of a whole page that somebody pastes into the header only the beginning is searched', async () => {
  const search = <QuickSearch of={{ label: 'Search', to: '/search' }} />
  render(<QueryClientProvider client={new QueryClient()}>{search}</QueryClientProvider>, {
    wrapper: MemoryRouter,
  })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.click(field)
  await userEvent.paste('wall '.repeat(2000))
  expect(field.value).toHaveLength(200)
})
