import { renderStudio } from 'sanity'
import config from './sanity.config.ts'

const element = document.querySelector<HTMLElement>('#sanity')
if (element !== null) renderStudio(element, config)
