export * from './queries/cards.ts'
