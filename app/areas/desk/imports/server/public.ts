export { exitCodeOf, type ImportReport, importFile } from './commands/bring.ts'
export { picturesIn } from './commands/pictures.ts'
