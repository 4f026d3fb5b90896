/** The address that calls this number as people read it: with its country code, or a short one. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The address that opens WhatsApp with a message begun to this number; without one the visitor chooses whom to write to. */
export function whatsAppAddress(phone: string | null, message?: string | null): string {
  const address = `https://wa.me/${digits(phone ?? '')}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '')
}
