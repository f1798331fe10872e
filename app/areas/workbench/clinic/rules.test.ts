import { expect, test } from 'vitest'
import { withTemplate } from './rules.ts'

const most = { diagnoses: 2, letters: 12 }

test('a template is put behind what is written, no diagnosis twice, and no more than a note takes', () => {
  const written = { diagnoses: ['高血压'], findings: '血压高 ', advice: '' }
  const template = { diagnoses: ['高血压', '头晕', '感冒'], findings: '心肺正常，精神好', advice: '少盐' }
  expect(withTemplate(written, template, most)).toEqual({
    diagnoses: ['高血压', '头晕'],
    findings: '血压高\n心肺正常，精神好',
    advice: '少盐',
  })
  expect(withTemplate(written, { ...template, findings: '很长'.repeat(20) }, most).findings).toHaveLength(12)
})
