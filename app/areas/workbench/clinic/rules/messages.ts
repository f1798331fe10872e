import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const doctor = { word: '医生', example: '张一' }

/** What patients are told of the note of their visit. */
export const messages = {
  noted: messageTemplate({
    name: 'visit.note',
    words: '医生写了门诊小结',
    kind: 'answer',
    title: '医生写了门诊小结',
    text: '{医生}医生写了这次就诊的诊断和建议，可以在预约里看。',
    variables: { doctor },
    sms: false,
  }),
  notedAgain: messageTemplate({
    name: 'visit.note-changed',
    words: '医生改了门诊小结',
    kind: 'answer',
    title: '医生改了门诊小结',
    text: '{医生}医生写了这次就诊的诊断和建议，可以在预约里看。',
    variables: { doctor },
    sms: false,
    kept: '诊断和建议变了要让患者知道',
  }),
} as const
