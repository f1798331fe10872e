/** A country of the demonstration. */
export interface DemoCountry {
  code: string
  name: string
  currency: string
  languages: readonly string[]
  goodAt: readonly string[]
  minutesAhead: number
  intro: string
  visa: string
  travel: string
}

/** Eight countries. What is said of visas is general: who goes asks the consulate. */
export const demoCountries: readonly DemoCountry[] = [
  {
    code: 'JP',
    name: '日本',
    currency: 'JPY',
    languages: ['日语', '英语', '可配中文翻译'],
    goodAt: ['肿瘤放疗', '防癌体检', '微创手术'],
    minutesAhead: 60,
    intro: '路程近、随访方便，常见的是防癌体检、质子重离子放疗和早期胃肠道肿瘤的内镜治疗。',
    visa: '治疗一般申请医疗签证，需要医院出具的身元保证和就诊预约；短期体检也有人用观光签证。以领馆当时的要求为准。',
    travel: '从国内主要城市直飞 2–4 小时，机场到医院多为铁路接驳。',
  },
  {
    code: 'SG',
    name: '新加坡',
    currency: 'SGD',
    languages: ['英语', '中文'],
    goodAt: ['肿瘤会诊', '肝胆外科', '儿科'],
    minutesAhead: 0,
    intro: '中英文都能沟通，没有时差，适合做第二意见和需要短期住院的手术。',
    visa: '短期入境多可免签或电子签；住院时间长的，请按医院开的证明申请延期。以移民机关当时的要求为准。',
    travel: '直飞 4–6 小时，机场到市内医院约半小时车程。',
  },
  {
    code: 'TH',
    name: '泰国',
    currency: 'THB',
    languages: ['泰语', '英语', '可配中文翻译'],
    goodAt: ['骨科康复', '口腔种植', '体检'],
    minutesAhead: -60,
    intro: '康复和体检的费用相对低，国际部多有中文翻译。请留意：基因选择性别等项目在国内不合法，本平台不提供。',
    visa: '短期停留常可免签；治疗超过免签天数的申请医疗签证。以使领馆当时的要求为准。',
    travel: '直飞 3–5 小时。',
  },
  {
    code: 'KR',
    name: '韩国',
    currency: 'KRW',
    languages: ['韩语', '英语', '可配中文翻译'],
    goodAt: ['胃癌手术', '甲状腺', '脊柱微创'],
    minutesAhead: 60,
    intro: '胃癌和甲状腺手术量大，住院时间短，术后复查方便。',
    visa: '治疗申请医疗观光签证，由登记的医疗机构出具邀请。以领馆当时的要求为准。',
    travel: '直飞 2–3 小时。',
  },
  {
    code: 'DE',
    name: '德国',
    currency: 'EUR',
    languages: ['德语', '英语', '可配中文翻译'],
    goodAt: ['神经外科', '骨科与关节', '心脏外科'],
    minutesAhead: -420,
    intro: '大学医院接收国际患者，神经外科、关节置换和心脏外科的病例多。费用按住院病种结算，另有翻译费。',
    visa: '申请短期医疗签证，需要医院的接收函和费用预付证明。以使领馆当时的要求为准。',
    travel: '直飞约 10–11 小时；夏令时期间时差少 1 小时。',
  },
  {
    code: 'CH',
    name: '瑞士',
    currency: 'CHF',
    languages: ['德语', '法语', '英语'],
    goodAt: ['神经内科', '康复', '罕见病'],
    minutesAhead: -420,
    intro: '康复医院条件好，适合术后和卒中后的长期康复，费用较高。',
    visa: '申请申根医疗签证，需要接收函、费用担保和保险。以使领馆当时的要求为准。',
    travel: '直飞约 11 小时或在欧洲转机；夏令时期间时差少 1 小时。',
  },
  {
    code: 'US',
    name: '美国',
    currency: 'USD',
    languages: ['英语', '可配中文翻译'],
    goodAt: ['肿瘤新药', '儿童肿瘤', '心血管'],
    minutesAhead: -780,
    intro: '新药和临床试验多，费用也最高。去之前先做远程第二意见，很多时候不必出国。',
    visa: '申请 B 类签证，说明就医目的，带医院的接收信和费用预估。能否获签由领事官员决定。',
    travel: '直飞约 12–15 小时；夏令时期间时差少 1 小时。',
  },
  {
    code: 'GB',
    name: '英国',
    currency: 'GBP',
    languages: ['英语', '可配中文翻译'],
    goodAt: ['儿童罕见病', '眼科', '肿瘤会诊'],
    minutesAhead: -480,
    intro: '儿童专科和眼科有长期积累，私立门诊可以较快约到。',
    visa: '治疗申请医疗访问签证，需要医生的信和费用安排。以签证机关当时的要求为准。',
    travel: '直飞约 11 小时；夏令时期间时差少 1 小时。',
  },
]
