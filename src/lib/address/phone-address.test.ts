import { expect, test } from 'vitest'
import { callAddress, whatsAppAddress } from './phone-address.ts'

test('a number that people read becomes one that phones dial', () => {
  expect(callAddress('+1 (306) 555-0100')).toBe('tel:+13065550100')
  expect(callAddress('0800 123')).toBe('tel:0800123')
  expect(whatsAppAddress('+234 000 555 0100')).toBe('https://wa.me/2340005550100')
})

test('who shares a message chooses the recipient in WhatsApp', () => {
  expect(whatsAppAddress(null, 'Look')).toBe('https://wa.me/?text=Look')
})

test('a message with signs of an address arrives whole', () => {
  const { searchParams } = new URL(whatsAppAddress('+1 306', 'Hello & 100 % #1?'))
  expect(searchParams.get('text')).toBe('Hello & 100 % #1?')
})
