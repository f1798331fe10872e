export * from './queries/cards.ts'
export * from './queries/faces.ts'
export * from './queries/recharges.ts'
