/** What a visitor sends to the waitlist. */
export const waitlistLead = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '13065550100',
  residentCountry: 'Canada',
  buildCountry: 'Nigeria',
  purpose: 'New Build',
}
