import { expect, test } from 'vitest'
import { readChosen } from './chosen-host.ts'

test('an address chooses a host; what is nonsense in it chooses nothing', () => {
  const usual = readChosen(new URLSearchParams())
  expect(usual).toMatchObject({ host: 'patient-app', version: '6.6.4', fault: 'none', path: '/' })
  const nonsense = { host: 'x', system: '<b>', version: '6.x', fault: '1', pays: 'no', path: '//evil.example' }
  expect(readChosen(new URLSearchParams(nonsense))).toEqual(usual)
  const meant = { host: 'city-app', fault: 'silent', path: '/unit/list?x=1', signed: 'new' }
  expect(readChosen(new URLSearchParams(meant))).toMatchObject({
    host: 'city-app',
    version: '5.2.0',
    fault: 'silent',
    path: '/unit/list?x=1',
    asVisitor: true,
  })
})
