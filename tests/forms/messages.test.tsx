import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ContactForm } from '#src/forms/contact/ContactForm.tsx'
import { DemoForm } from '#src/forms/demo/DemoForm.tsx'
import { ProfileForm } from '#src/forms/profile/ProfileForm.tsx'
import { useTestServer } from './test-server.ts'
import { control, fill, messageOf, press } from './screen.tsx'

useTestServer()

const onDone = () => {}

const forms = {
  demo: <DemoForm onDone={onDone} />,
  contact: <ContactForm />,
  profile: <ProfileForm onDone={onDone} />,
}

describe('while the visitor types', () => {
  test('a field shows its message only after it was left', async () => {
    render(forms.demo)
    await fill({ businessName: 'A' })
    expect(messageOf('businessName')).toBe('')
    await userEvent.tab()
    await expect
      .poll(() => messageOf('businessName'))
      .toBe('Business name cannot be less than two characters')
    expect(messageOf('firstName')).toBe('')
  })

  test('on the contact page a message disappears with the next key and comes back on leaving the field', async () => {
    render(forms.contact, { wrapper: MemoryRouter })
    await fill({ email: 'ada' })
    await userEvent.tab()
    await expect.poll(() => messageOf('email')).toBe('Please enter a valid email address.')
    await userEvent.type(control('email'), '@')
    await expect.poll(() => messageOf('email')).toBe('')
    await userEvent.tab()
    await expect.poll(() => messageOf('email')).toBe('Please enter a valid email address.')
  })

  test('no message moves a button away while the finger is on it', async () => {
    render(forms.demo)
    const user = userEvent.setup()
    await fill({ businessName: 'A' })
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Cancel') })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(messageOf('businessName')).toBe('')
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByText('Cancel') })
    await expect.poll(() => messageOf('businessName')).not.toBe('')
  })
})

test.each([
  ['demo', 'description'],
  ['contact', 'message'],
] as const)('%s: the limit of the %s is shown before it is reached', (form, name) => {
  render(forms[form], { wrapper: MemoryRouter })
  expect(screen.getByText('0 / 2000').parentElement?.id).toBe(
    control(name).getAttribute('aria-describedby'),
  )
})

test('no field of the demo form has an asterisk', () => {
  render(forms.demo)
  expect(document.querySelector('[required]')).toBeNull()
  expect(document.body.textContent).not.toContain('*')
})

describe('after a submit with errors', () => {
  test('a summary of several errors gets the focus and links to each field', async () => {
    render(forms.demo)
    await fill({ firstName: 'Ada' })
    await press('Submit')
    const summary = await screen.findByRole('region', { name: '4 answers are missing' })
    await expect.poll(() => document.activeElement).toBe(summary)
    const links = screen.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual([
      'Please input Business name',
      'Please input Last name',
      'Please input Phone number',
      'Please input Email',
    ])
    const before = location.href
    await userEvent.click(screen.getByRole('link', { name: 'Please input Phone number' }))
    expect(document.activeElement).toBe(control('phone'))
    expect(location.href).toBe(before)
  })

  test('on the contact page the summary no longer lists a field that is being typed in', async () => {
    render(forms.contact, { wrapper: MemoryRouter })
    await fill({ firstname: 'Ada', lastname: 'Obi' })
    await press('Send message')
    await screen.findByRole('region', { name: '2 answers are missing' })
    await userEvent.type(control('email'), 'a')
    await screen.findByRole('region', { name: '1 answer is missing' })
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull()
    expect(document.activeElement).toBe(control('email'))
    await userEvent.type(control('message'), 'H')
    expect(screen.queryByRole('region', { name: /answer/ })).toBeNull()
    expect(document.activeElement).toBe(control('message'))
    await userEvent.clear(control('message'))
    await press('Send message')
    await screen.findByRole('region', { name: 'Check 2 answers' })
  })

  test('elsewhere the summary no longer lists a field that was corrected', async () => {
    render(forms.demo)
    await fill({ firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' })
    await press('Submit')
    await screen.findByRole('region', { name: '2 answers are missing' })
    await userEvent.type(control('phone'), '0805')
    expect(screen.queryByRole('region', { name: '2 answers are missing' })).not.toBeNull()
    await userEvent.type(control('phone'), '5500133')
    await screen.findByRole('region', { name: '1 answer is missing' })
    expect(screen.queryByText('Please input Phone number')).toBeNull()
  })

  test('a field with the only error gets the focus', async () => {
    render(forms.profile)
    await press('Submit')
    await expect.poll(() => document.activeElement).toBe(control('linkedInUrl'))
    expect(screen.queryByText(/answer/)).toBeNull()
  })
})
