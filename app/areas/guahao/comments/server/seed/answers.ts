/** What the service of an invented hospital answers to those who were not content. */
export const answers: readonly string[] = [
  '很抱歉让您久等了。我们已经把这个时段的号源调整得更分散，欢迎再来时告诉我们是否好些。',
  '感谢您告诉我们。您的意见已经转给科室主任，我们会改进门诊的沟通。',
  '给您添麻烦了，非常抱歉。如果还有没问清楚的，可以在手机上留言，医生会在当天回复。',
  '谢谢您的提醒，我们已经在检查区加了指引和等候提示。',
]
