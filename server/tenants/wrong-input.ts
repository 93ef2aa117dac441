/** What was given to a command is missing or wrong; the message says what would be right. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}
