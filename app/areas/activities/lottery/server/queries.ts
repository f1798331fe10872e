export * from './queries/draw.ts'
export * from './queries/parcels.ts'
export * from './queries/read.ts'
