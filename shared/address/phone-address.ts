import { readNumber } from './call-address.ts'

export { callAddress } from './call-address.ts'

/**
 * The address that opens WhatsApp with a message begun to this number; without one the visitor chooses
 * whom to write to. Undefined for a number without its country code, which WhatsApp does not know.
 */
export function whatsAppAddress(phone: null, message?: string | null): string
export function whatsAppAddress(phone: string, message?: string | null): string | undefined
export function whatsAppAddress(phone: string | null, message?: string | null): string | undefined {
  const number = phone === null ? '+' : readNumber(phone)
  if (!number?.startsWith('+')) return undefined
  const address = `https://wa.me/${number.slice(1)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}
