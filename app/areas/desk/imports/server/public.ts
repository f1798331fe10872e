export { exitCodeOf, type ImportReport, importFile } from './commands/bring.ts'
