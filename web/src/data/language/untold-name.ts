/** That a language was chosen in this tab of which no account was told yet. */
export const untoldName = 'untold-language'
