/** How old exchange rates may be, in days; after that, no other currency is shown beside naira. */
export const rateDays = 60
