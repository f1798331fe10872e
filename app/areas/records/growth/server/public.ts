export { findStandard } from './commands/standard.ts'
export { asStored as asMeasurement, byDay, sealed as sealMeasurement } from './present.ts'
/** For the demonstration: measurements as they are stored. */
export { insertMeasurements, listEditions, listMeasurementsOf, newestBeside } from './queries.ts'
