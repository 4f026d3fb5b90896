// Sections about prices and plans: one chunk.
export { Plans } from '#src/sections/plans/Plans.tsx'
export { PlanFinder } from '#src/sections/plan-finder/PlanFinder.tsx'
export { CompareTable } from '#src/sections/compare-table/CompareTable.tsx'
export { FeeEstimator } from '#src/sections/fee-estimator/FeeEstimator.tsx'
export { Shortlist } from '#src/sections/shortlist/Shortlist.tsx'
export { Monitoring } from '#src/sections/monitoring/Monitoring.tsx'
