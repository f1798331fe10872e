/** Monday first. */
export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const
