/** The address that calls this number; it must have its country code. */
export function callAddress(phone: string): string {
  return `tel:+${digits(phone)}`
}

/** The address that opens WhatsApp with this number, and with the beginning of a message. */
export function whatsAppAddress(phone: string, message?: string | null): string {
  const address = `https://wa.me/${digits(phone)}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '')
}
