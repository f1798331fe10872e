export { workerScript } from './commands/worker-script.ts'
