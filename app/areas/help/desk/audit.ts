/** What staff do with questions of the help centre, in the words of the audit. */
export const acts = {
  'help.add': '新增帮助问题',
  'help.change': '修改帮助问题',
  'help.on': '显示帮助问题',
  'help.off': '隐藏帮助问题',
  'help.theme-add': '新增帮助主题',
  'help.theme-change': '修改帮助主题',
} as const

/** The kind of these acts. */
export const actKinds = { 'help.': '帮助问题' } as const

/** The rows that they are done to. */
export const rowKinds = { 'help-question': '帮助问题', 'help-theme': '帮助主题' } as const

/** What a line says beside what all lines may say. */
export const factNames = { themeId: '主题编号' } as const
