/** React decides at its first import whether to carry its warnings; so this file is imported before all others. */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
