import { object } from 'yup'
import { sizes } from '#shared/limits.ts'
import { email, optionalText, textOf } from '#src/forms/rules.ts'

/** The values of the demo form. */
export interface DemoValues {
  businessName: string
  firstName: string
  lastName: string
  phone: string
  email: string
  description: string
}

export const emptyDemo: DemoValues = {
  businessName: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  description: '',
}

/** The rules and messages of the demo form. */
export const demoSchema = object({
  businessName: textOf(
    sizes.name,
    'Business name cannot be less than two characters',
    'Please input Business name',
  ),
  firstName: textOf(
    sizes.name,
    'First name cannot be less than two characters',
    'Please input First name',
  ),
  lastName: textOf(
    sizes.name,
    'Last name cannot be less than two characters',
    'Please input Last name',
  ),
  phone: textOf(
    sizes.demoPhone,
    'Phone cannot be less than nine characters',
    'Please input Phone number',
  ),
  email: email('Please enter a valid email', 'Please input Email'),
  description: optionalText(),
})
