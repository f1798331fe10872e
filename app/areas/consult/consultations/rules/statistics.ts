/**
 * What is counted of consultations: each figure with how it is counted. Only those that reached a doctor or a department count, on the day
 * on which they were asked; so each is in exactly one figure after the first.
 */
export const consultationFigures = {
  asked: { words: '问诊', how: '这几天提交、付了款或免费的问诊；待付款和没有付的不算' },
  in_time: { words: '按时回复', how: '其中医生在承诺的时间之内第一次回复的' },
  late: { words: '超时回复', how: '其中第一次回复晚于承诺时间的' },
  refunded: { words: '已退回', how: '其中没有人接诊、没有按时回复或医生退回，款已退的' },
  cancelled: { words: '患者取消', how: '其中回复之前患者取消的' },
  missed: { words: '未赴约', how: '其中约好的电话、视频患者没有来的' },
  open: { words: '还没回复', how: '其中还在等接诊或等第一次回复的' },
} as const satisfies Record<string, { words: string; how: string }>

/** The name of a figure. */
export type ConsultationFigure = keyof typeof consultationFigures

/** By what of a consultation it can be told apart: the channel is that of the app in which it was asked. */
export type ConsultationKey = 'date' | 'hospital' | 'department' | 'doctor' | 'channel'
