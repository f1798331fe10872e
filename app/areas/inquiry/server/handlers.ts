import { caseHandlers } from './handlers/case.ts'
import { outsideHandlers } from './handlers/outside.ts'
import { requestHandlers } from './handlers/requests.ts'

export const handlers = { ...requestHandlers, ...caseHandlers, ...outsideHandlers }
