import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SmartLink } from './Action.tsx'

function Page() {
  const { pathname } = useLocation()
  return (
    <>
      <p>{pathname}</p>
      <SmartLink to="/owner">Owners</SmartLink>
      <SmartLink to="/fr/proprietaires">Propriétaires</SmartLink>
    </>
  )
}

test('the app goes on to a page in the same language; one in another is a document with its own words', () => {
  render(<Page />, { wrapper: MemoryRouter })
  const french = screen.getByRole('link', { name: 'Propriétaires' })
  const press = createEvent.click(french)
  fireEvent(french, press)
  expect([press.defaultPrevented, screen.getByText('/').textContent]).toEqual([false, '/'])
  fireEvent.click(screen.getByRole('link', { name: 'Owners' }))
  expect(screen.getByText('/owner')).toBeTruthy()
})
