import { formParts } from '#schemas/objects/form-texts.ts'
import { textsDocument } from './texts-document.ts'

export const formTexts = textsDocument('formTexts', 'Texts of forms', formParts)
