export { ClosingBand } from '#src/sections/closing-band/ClosingBand.tsx'
export { PhoneBar } from '#src/sections/closing-band/PhoneBar.tsx'
