import { screenParts } from '#schemas/objects/screen-texts.ts'
import { textsDocument } from './texts-document.ts'

export const screenTexts = textsDocument('screenTexts', 'Texts of special pages', screenParts)
