// Package study edits records of games as chapters of a study, alone or together.
//
// A study is an [Outline], the ordered list of its chapters, and a [Chapter] for each: a record
// whose turns are a tree, with comments, marks and shapes. Every change is an [Operation]. It
// names a turn by the texts of the turns that lead to it, so that it means the same for everybody:
//
//	chapter, err := study.ReadChapter(text)
//	err = chapter.Apply(rules, study.Operation{Kind: study.AddTurns, Path: []string{"Gyoku*0,0"}, Turns: []string{"Gyoku*1,2"}})
//	text, err = chapter.Write()
//
// All who apply the same operations in the same order to the same text have the same text. So a
// service orders the operations, and each client applies its own ones, which were not ordered yet, on top of the
// ordered ones. An operation that does not fit any more is refused with a [OperationError] and changes
// nothing. No words of anybody are lost without notice: two comments on the same turn are merged
// ([MergeComments]), and a turn is deleted only as the person who deletes it saw it ([Operation.Digest]).
//
// # Caveats
//
//   - Apply checks that new turns are legal. It trusts the turns that the chapter has.
//   - Shapes are written at the beginning of a comment, as [shapes green:0,0 red:0,0>1,2]. A comment
//     that begins so is read as shapes.
package study
