/** 周一 for 1 … 周日 for 7. */
export const weekdayWord = (weekday: number): string => `周${'一二三四五六日'[weekday - 1]}`
