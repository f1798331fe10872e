import { expect, test } from 'vitest'
import { maskPlate, normalisePlate, plateKindOf } from './plate.ts'

test.each([
  ['粤B12345', 'petrol'],
  ['粤b·1a2b3', 'petrol'],
  ['粤Ｂ １２３４５', 'petrol'],
  ['粤BD12345', 'new-energy'],
  ['京AF12345', 'new-energy'],
  ['粤B12345D', 'new-energy'],
  ['粤Z1234港', 'hk-macau'],
  ['粤ZAB12澳', 'hk-macau'],
  ['京A1234警', 'police'],
  ['粤B1234学', 'learner'],
  ['粤B1234挂', 'trailer'],
  ['沪A0023领', 'consulate'],
  ['使014578', 'embassy'],
  ['WJ粤12345', 'armed-police'],
  ['VA12345', 'military'],
])('%s is a plate: %s', (text, kind) => {
  expect(plateKindOf(text)).toBe(kind)
})

test.each(['', '粤B1234', '粤B123456789', '粤BO1234I', '火B12345', '粤112345', '粤Z1234台', "粤B'--45", '粤BX12345'])(
  '%s is none',
  (text) => {
    expect(plateKindOf(text)).toBeUndefined()
  },
)

test('width, case and what stands between make no other plate, and the middle is hidden', () => {
  expect(normalisePlate(' 粤ｂ·1a-2b 3 ')).toBe('粤B1A2B3')
  expect(maskPlate('粤B12345')).toBe('粤B***45')
})
