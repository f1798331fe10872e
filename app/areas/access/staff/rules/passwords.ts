/** What people who work here think of first: a password is none where little else is in it. */
export const OWN_WORDS = [
  'yilu',
  '医路',
  'hospital',
  'yiyuan',
  '医院',
  'doctor',
  'yisheng',
  '医生',
  'nurse',
  'hushi',
  '护士',
  'guahao',
  '挂号',
  'menzhen',
  '门诊',
  'mima',
  '密码',
  'admin',
  'password',
] as const

/** Why such a password is not taken. */
export const GUESSED = '这个密码太常见，别人容易猜到，请换一个'
