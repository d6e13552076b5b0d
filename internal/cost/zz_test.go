package cost
import ("testing";"os";"strconv";"fmt")
func TestZZ(t *testing.T){
 if os.Getenv("SEED")=="" { t.Skip() }
 c := newCostly(t)
 seed,_ := strconv.ParseUint(os.Getenv("SEED"),10,64)
 for _, e := range endpoints() { if e.name==os.Getenv("EP") {
  for k := range 3 {
  m := e.draw(seed, uint64(k), c.matches)
  w := c.answer(&m, "de"); 
  fmt.Println(m.method, m.path[:min(len(m.path),3000)], "\n", m.body[:min(len(m.body),3000)], "\n", w.Code, w.Body.String()[:min(w.Body.Len(),5000)])
  for i := range 4 { m := e.draw(seed, uint64(10+4*k+i), c.matches); x := c.measure(m, "de"); y := c.measure(m, "en"); fmt.Println(x.took, y.took) }
  }
 }}
}
