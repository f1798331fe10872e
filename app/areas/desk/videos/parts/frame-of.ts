const LONGEST_SIDE = 1_280

/** The picture that a film shows at this moment; undefined where the browser cannot draw it. */
export const frameOf = (video: HTMLVideoElement): Promise<Blob | undefined> => {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return Promise.resolve(undefined)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', 0.85))
}
