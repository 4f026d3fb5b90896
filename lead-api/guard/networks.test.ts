import { expect, test } from 'vitest'
import { ipAddress, networkOf } from './rate-limit.ts'

test.each([
  ['192.0.2.1:8080', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::FFFF:192.0.2.1]:8080', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['"[2001:0db8:0:0:0:0:0:000A]:443"', '2001:db8::a'],
  ['fe80::1%eth0', 'fe80::1'],
])('a proxy that writes %s means %s', (text, address) => {
  expect(ipAddress(text)).toBe(address)
})

test.each([
  '',
  'unknown',
  '192.0.2',
  '192.0.2.256',
  '1.2.3.4.5',
  '[::1',
  ':80',
  'a:b',
  '[]',
  '2001:db8::x',
  'example.com',
  '<script>',
])('%j is no address', (text) => {
  expect(ipAddress(text)).toBeUndefined()
})

test.each([
  ['2001:db8:1:2345::1', '2001:db8:1/48'],
  ['2001:db8::1', '2001:db8:0/48'],
  ['2001:0:2:3:4:5:6:7', '2001:0:2/48'],
  ['::1', '0:0:0/48'],
])('%s is in the network %s, which customers share', (address, name) => {
  expect(networkOf(address)).toEqual({ name, share: 4 })
})
