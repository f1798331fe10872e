import { expect, test } from 'vitest'
import type { ShareOptions } from '#kit/bridge/share-options.ts'
import { offer, shareBy } from './offer.ts'

const whole: ShareOptions = { title: '甲', desc: '乙', link: 'https://a.example', imgUrl: 'https://a.example/p.png' }

test('whoever shares is told of each page once it may be shared, and when it is left [X221] [X222]', () => {
  const told: (string | undefined)[] = []
  const letGo = shareBy((options) => told.push(options?.title))
  offer({ ...whole, title: '' }, 'patient-app')
  offer({ ...whole, imgUrl: '' }, 'doctor-app')
  expect(told).toEqual([])
  offer(whole, 'doctor-app')
  expect(told).toEqual(['甲'])
  offer(null, 'doctor-app')
  offer(null, 'doctor-app')
  expect(told).toEqual(['甲', undefined])
  letGo()
  offer(whole, 'patient-app')
  expect(told).toHaveLength(2)
})

test('who comes later is told of the page that is shown', () => {
  const told: string[] = []
  offer(whole, 'patient-app')
  shareBy((options) => options && told.push(options.title))()
  expect(told).toEqual(['甲'])
  offer(null, 'patient-app')
})
