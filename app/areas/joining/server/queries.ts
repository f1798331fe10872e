export * from './queries/manage.ts'
export * from './queries/own.ts'
