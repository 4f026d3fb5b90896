/** The audiences that have their own list of questions. */
export const audiences = [
  'general',
  'owner',
  'enterprise',
  'developer',
  'lender',
  'contractor',
  'finance',
  'pricing',
] as const

/** The audiences' titles in the Studio. */
export const audienceTitles: Record<(typeof audiences)[number], string> = {
  general: 'All visitors',
  owner: 'Project owners',
  enterprise: 'Enterprises',
  developer: 'Developers',
  lender: 'Lenders',
  contractor: 'Contractors and consultants',
  finance: 'Finance',
  pricing: 'Prices',
}

/** The four plans, in the order of the compare table. */
export const planTypes = ['free', 'basic', 'pro', 'enterprise'] as const

/** The colors a team card can have. */
export const cardThemes = ['bush', 'laterite', 'ochre', 'indigo', 'clay', 'leaf'] as const

/** The colors of a hero's band. */
export const heroTones = ['laterite', 'bush', 'indigo', 'ink', 'ochre', 'clay'] as const

/** How the bricks of a hero's photograph are laid. */
export const heroBonds = ['running', 'soldier'] as const

/** The bonds' titles in the Studio. */
export const heroBondTitles: Record<(typeof heroBonds)[number], string> = {
  running: 'Running bond',
  soldier: 'Soldier course over Flemish bond',
}

/** What can fill a hero's wall instead of a photograph. */
export const heroWalls = ['report', 'sites', 'message'] as const

/** Their titles in the Studio. */
export const heroWallTitles: Record<(typeof heroWalls)[number], string> = {
  report: 'The monitoring report of this page',
  sites: 'Building sites',
  message: 'The message of this page’s link to share',
}

/** The grounds of guides' topics. */
export const topicColors = ['money', 'bids', 'far', 'site', 'lend'] as const

/** How the bricks of a drawn cover are laid. */
export const coverKinds = ['bricks', 'checks', 'courses', 'stairs', 'columns'] as const

/** The figures that a guide reads from their records. */
export const figureKinds = ['planPrice', 'fee', 'rate'] as const

/** The pictograms an editor can choose from: the file names of the site's icon set. */
export const iconNames = [
  'alert',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'bank',
  'calculator',
  'cash',
  'chart',
  'chevron-down',
  'clock',
  'compass',
  'cross',
  'eye',
  'facebook',
  'file',
  'flag',
  'gavel',
  'gift',
  'helmet',
  'house',
  'instagram',
  'key',
  'link',
  'linkedin',
  'mail',
  'menu',
  'no-limit',
  'phone',
  'pin',
  'play',
  'search',
  'share',
  'shield',
  'tick',
  'tower',
  'trash',
  'truck',
  'upload',
  'users',
  'wallet',
  'x-social',
  'youtube',
] as const
