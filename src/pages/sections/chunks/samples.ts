// A sample of what each audience gets: one chunk, since a part for one of them would bring two more.
export { BidInvitation } from '#src/sections/bid-invitation/BidInvitation.tsx'
export { Checklist } from '#src/sections/checklist/Checklist.tsx'
export { DecisionDrawing } from '#src/sections/decision-drawing/DecisionDrawing.tsx'
export { MonitoringReport } from '#src/sections/monitoring-report/MonitoringReport.tsx'
export { SharedViews } from '#src/sections/shared-views/SharedViews.tsx'
export { SiteProgress } from '#src/sections/site-progress/SiteProgress.tsx'
